# Workers of a tournament, on any number of machines:
#
#   npm pack && docker build -t dejarik .
#   docker run --rm dejarik --queue redis://my-redis:6379 --workers 8
#
# A tournament plays with workers of the same build only, so the image holds the packed package.
FROM node:22-slim
WORKDIR /app
COPY dejarik-*.tgz ./
RUN npm init --yes > /dev/null && npm install ./dejarik-*.tgz bullmq@6 ioredis@5 && npm cache clean --force
USER node
ENTRYPOINT ["node", "node_modules/dejarik/dist/cli.js", "worker"]
CMD ["--help"]
