/**
 * The page without its server: a service worker keeps all files of one build and hands them out when the network does
 * not. It asks the network first, so that a new build is there at the next load. The build fills in the names.
 */

declare const FILES: readonly string[]
/** Another one for every build. */
declare const BUILD: string

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface Asked extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface ServiceThread {
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void
  addEventListener(type: 'message', heard: (event: Lasting) => void): void
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void
}

const thread = self as unknown as ServiceThread
const PREFIX = 'dejarik '
const CACHE = PREFIX + BUILD
/** A server that is there answers sooner. */
const PATIENCE_MS = 4000

const known = new Set(FILES.map((name) => new URL(name, thread.registration.scope).href))

thread.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => thread.skipWaiting()))
})

thread.addEventListener('activate', (event) => {
  event.waitUntil(dropEarlier().then(() => thread.clients.claim()))
})

// A page that was loading while this began, or was loaded anew past it, is not among those that were claimed
thread.addEventListener('message', (event) => event.waitUntil(thread.clients.claim()))

thread.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const address = origin + pathname
  if (request.method === 'GET' && known.has(address)) event.respondWith(answer(request, address))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((name) => new Request(name, { cache: 'no-cache' })))
}

async function dropEarlier(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name)
}

async function answer(request: Request, address: string): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    return await fetch(request, { signal: patience.signal })
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(address)
    if (kept === undefined) throw error
    return kept
  } finally {
    clearTimeout(timer)
  }
}

export {}
