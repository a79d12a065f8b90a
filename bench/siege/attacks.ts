import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 20_000

/** Asks as a stranger at this address, and ignores the answer. */
async function ask(url: string, address: string, init: RequestInit = {}): Promise<void> {
  const headers = { 'x-forwarded-for': address, ...init.headers }
  const signal = AbortSignal.timeout(patienceMs)
  try {
    await (await fetch(url, { ...init, headers, signal })).arrayBuffer()
  } catch {
    // Cut off, or too slow: the attacker comes again.
  }
}

/** Opens a connection, sends this text and nothing more, and reads only if told to. */
function hold(url: string, text: string, reads: boolean): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  if (reads) socket.resume()
  socket.write(text)
  socket.on('error', () => undefined)
  const timer = setTimeout(() => socket.destroy(), patienceMs)
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    }),
  )
}

const deep = Array.from(
  { length: 49 },
  (_, at) => `filters[$or][${at}][tags][blogs][tags][blogs][tags][nom][$contains]=z`,
).join('&')
const bigPicture = new Uint8Array(9 * 1024 * 1024)

type Attack = (url: string, address: string, number: number) => Promise<unknown>

export const attacks = {
  'forms of which one byte comes': (url, address) => {
    const head = `POST /admin/api/users/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n`
    const form = `${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`
    return Promise.all(Array.from({ length: 5 }, () => hold(url, form, true)))
  },
  'half a header': (url) => hold(url, 'GET / HTTP/1.1\r\nHost: x\r\nX-', true),
  'answers that nobody reads': (url, address) => {
    const path = '/api/blogs?populate=*&pagination[pageSize]=100'
    const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`
    return hold(url, head.repeat(20), false)
  },
  'deep questions': (url, address) => ask(`${url}/api/blogs?${deep}`, address),
  'costly questions': (url, address, number) =>
    ask(
      `${url}/api/blogs?filters[tags][blogs][tags][nom][$contains]=z${number}&sort=tags.blogs.titre`,
      address,
    ),
  'big pictures': (url, address) => {
    const body = new FormData()
    body.set('file', new Blob([bigPicture], { type: 'image/png' }), 'photo.png')
    return ask(`${url}/admin/api/media`, address, { method: 'POST', body })
  },
  'wrong passwords': (url, address, number) =>
    ask(`${url}/admin/api/users/login`, address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `agent${number % 9}@sira.example`, password: 'devine-1' }),
    }),
  'addresses of 3,000 letters': (url, address, number) =>
    ask(`${url}/actualite/${String(number).padEnd(3000, 'x')}`, address),
  'addresses that cannot be': (url, address, number) =>
    ask(`${url}/formations/%00${number}`, address),
  'pages that are not there': (url, address, number) =>
    ask(`${url}/jobs/poste-${number}-${address.replaceAll('.', '-')}`, address),
} satisfies Record<string, Attack>

/** One hostile address: it makes random attacks one after another until the siege ends. */
export async function attack(
  url: string,
  address: string,
  goesOn: () => boolean,
  count: (name: string) => void,
): Promise<void> {
  const all = Object.entries(attacks)
  for (let number = 0; goesOn(); number += 1) {
    const [name, act] = all[randomInt(all.length)] ?? []
    if (name === undefined || act === undefined) return
    // More of them would measure the machine's loopback interface.
    if (name === 'big pictures' && number % 10 > 0) continue
    count(name)
    // The attacker does not wait for connections that he holds open.
    void act(url, address, number)
    await wait(randomInt(300, 1200))
  }
}
