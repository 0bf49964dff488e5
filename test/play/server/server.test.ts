import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readFolder } from '../../../play/server/files.js'
import { listen } from '../../../play/server/listen.js'
import { fileServer } from '../../../play/server/server.js'

let above: string
let server: Server
let port: number

test.before(async () => {
  above = mkdtempSync(join(tmpdir(), 'dejarik-serve-'))
  const folder = join(above, 'page')
  mkdirSync(folder)
  writeFileSync(join(above, 'secret.html'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(folder, 'main.js'), `export const a = 1 ${'/* long */'.repeat(300)}`)
  writeFileSync(join(folder, 'notes.txt'), 'not for the browser')
  server = fileServer(readFolder(folder))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
test.after(() => {
  server.close()
  server.closeAllConnections()
  rmSync(above, { recursive: true })
})

/** Sends these bytes and answers what comes back. */
async function raw(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  socket.write(request)
  await once(socket, 'close')
  return answer
}

function get(path: string): Promise<string> {
  return raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
}

test('the page is served at / and at its name, with what keeps other pages out', async () => {
  for (const path of ['/', '/index.html', '/?a=b']) {
    const answer = await get(path)
    assert.match(answer, 'HTTP/1.1 200')
    assert.match(answer, '<title>page</title>')
    assert.match(answer, "Content-Security-Policy: default-src 'self'")
    assert.match(answer, 'Cross-Origin-Opener-Policy: same-origin')
    assert.match(answer, 'X-Content-Type-Options: nosniff')
  }
})

test('nothing outside of the folder can be asked for', async () => {
  const paths = [
    '/../secret.html',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/page/../../secret.html',
    '//secret.html',
    '/\\..\\secret.html',
    '/etc/passwd',
    '/notes.txt',
    '/index.html%00.js',
    '/%',
    'http://elsewhere/secret.html',
  ]
  for (const path of paths) {
    const answer = await get(path)
    assert.match(answer, 'HTTP/1.1 404', path)
    assert.not.match(answer, 'secret\n', path)
  }
})

test('only GET and HEAD, without a body', async () => {
  const head = await raw('HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  assert.match(head, 'HTTP/1.1 200')
  assert.not.match(head, '<title>')
  const refused: readonly (readonly [string, string])[] = [
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello', '405'],
    ['DELETE /index.html HTTP/1.1\r\nHost: a\r\n\r\n', '405'],
    ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n', '413'],
    ['GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', '413'],
  ]
  for (const [request, status] of refused)
    assert.match(await raw(request), `HTTP/1.1 ${status}`, request)
})

test('what is too long or no request at all is refused', async () => {
  assert.match(await get(`/${'a'.repeat(3000)}`), 'HTTP/1.1 414')
  const many = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'b'.repeat(20_000)}\r\n\r\n`
  assert.match(await raw(many), 'HTTP/1.1 431')
  assert.match(await raw('hello\r\n\r\n'), 'HTTP/1.1 400')
})

test('files are zipped for those who can read it, and not sent again when unchanged', async () => {
  const url = `http://127.0.0.1:${port}/main.js`
  for (const encoding of ['br', 'gzip']) {
    const packed = await fetch(url, { headers: { 'Accept-Encoding': encoding } })
    assert.is(packed.headers.get('content-encoding'), encoding)
    assert.match(await packed.text(), 'export const a')
  }
  const both = await fetch(url, { headers: { 'Accept-Encoding': 'gzip, br' } })
  assert.is(both.headers.get('content-encoding'), 'br')
  await both.text()
  const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  assert.is(plain.headers.get('content-encoding'), null)
  await plain.text()
  const tag = both.headers.get('etag') ?? ''
  const again = await fetch(url, { headers: { 'If-None-Match': tag } })
  assert.is(again.status, 304)
})

test('a taken port is told with the next free one', async () => {
  const other = createServer()
  try {
    await listen(other, '127.0.0.1', port)
    assert.unreachable('the port is taken')
  } catch (error) {
    assert.match(String(error), new RegExp(`port ${port} is taken; --port \\d+ is free`))
  }
})

test('a host that is not of this machine is told', async () => {
  try {
    await listen(createServer(), '203.0.113.7', 0)
    assert.unreachable('no such address')
  } catch (error) {
    assert.match(String(error), '--host: "203.0.113.7" is no address of this machine')
  }
})

test.run()
