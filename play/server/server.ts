import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ServedFile } from './files.js'

/**
 * A small server of fixed files. It answers GET and HEAD of the paths in its table and nothing else;
 * a request cannot name a file of the machine, and what is too long is refused.
 */

const LONGEST_URL = 2000
const LARGEST_HEADERS = 8192
const REQUEST_MS = 10_000

/** No other page may use this one; with it the page may share memory with its worker. */
const HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export function fileServer(files: ReadonlyMap<string, ServedFile>): Server {
  const server = createServer({ maxHeaderSize: LARGEST_HEADERS }, (request, response) => {
    answer(files, request, response)
  })
  server.requestTimeout = REQUEST_MS
  server.headersTimeout = REQUEST_MS
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Too Large' : '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  })
  return server
}

function answer(
  files: ReadonlyMap<string, ServedFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const { method, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(request, response, 405, 'only GET and HEAD')
  }
  if (hasBody(request)) return refuse(request, response, 413, 'no body is taken')
  if (url.length > LONGEST_URL) return refuse(request, response, 414, 'the address is too long')
  const file = files.get(pathOf(url))
  if (file === undefined) return refuse(request, response, 404, 'not found')
  send(file, request, response)
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length']
  return (length !== undefined && length !== '0') || 'transfer-encoding' in request.headers
}

/** Without query; the table knows plain paths only, so nothing needs to be decoded. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  why: string,
): void {
  // What is still coming is not waited for
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
  response.end(`${status}: ${why}\n`)
  response.once('finish', () => request.destroy())
}

function send(file: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('ETag', file.tag)
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304).end()
    return
  }
  const { encoding, body } = file.packed(String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== null) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
