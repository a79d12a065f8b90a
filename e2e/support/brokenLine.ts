import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Where in the sending of a form the line breaks; `hangs`: nothing comes of it, no error either. */
export type Break = 'upload' | 'taken' | 'answer' | 'hangs'

/** The line of one visitor: a proxy of his browser, which breaks at a given moment and stays away. */
export interface Line {
  url: string
  cut(): void
  restore(): void
  /** From now on the first form that is sent breaks it; done once it has. */
  breakAt(moment: Break): Promise<void>
  close(): void
}

/** Milliseconds. */
const lateness = 2500
const isScript = /\/(_astro\/.*|sw)\.js$/
/** Programs post measures too. */
const isForm = /^\/(api\/(contacts|devis|newsletters)|contact|demander-un-devis|newsletter|suivi)$/

let lines = 0

export async function openLine(scripts: 'fast' | 'slow'): Promise<Line> {
  lines += 1
  // Another visitor each time: the limits of one address are not what is measured.
  const visitor = `10.1.${lines >> 8}.${lines & 255}`
  let isUp = true
  let next: Break | undefined
  let hasBroken = () => {}

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = '', method, socket } = incoming
    const { pathname } = new URL(url)
    if (scripts === 'slow' && isScript.test(pathname)) await wait(lateness)
    if (!isUp) return void socket.destroy()
    const sent = await buffer(incoming)
    const breaks = method === 'POST' && isSending(pathname, sent) ? next : undefined
    if (breaks) {
      isUp = breaks === 'hangs'
      next = undefined
      hasBroken()
    }
    if (breaks === 'hangs') return
    if (breaks === 'upload') return void socket.destroy()
    const headers = { ...incoming.headers, 'x-forwarded-for': visitor }
    const passed = request(url, { method, headers, agent: false })
    passed.end(sent)
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]
    const body = await buffer(answer)
    if (breaks === 'taken' || (!isUp && !breaks)) return void socket.destroy()
    if (breaks !== 'answer') {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      return void outgoing.end(body)
    }
    const head = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${headersOf(answer)}\r\n`
    const whole = Buffer.concat([Buffer.from(head), body])
    socket.write(whole.subarray(0, whole.length / 2), () => socket.destroy())
  }

  const server = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isUp = false
      server.closeAllConnections()
    },
    restore() {
      isUp = true
    },
    breakAt(moment) {
      next = moment
      return new Promise((resolve) => {
        hasBroken = resolve
      })
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An order is sent by the last of its steps. */
function isSending(path: string, body: Buffer): boolean {
  return isForm.test(path) || (path === '/commande' && body.includes('etape=commander'))
}

function headersOf({ rawHeaders }: IncomingMessage): string {
  const pairs = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`))
  return pairs.join('')
}
