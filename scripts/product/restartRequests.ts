import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** The socket on which `npm start` takes requests to start another version. */
export function requestsAt(dataDir: string, only?: string): string {
  return join(dataDir, only === undefined ? 'start.sock' : `start-${only}.sock`)
}

/** Exactly one line: the whole path of the folder of a version. */
const request = /^(\/[^\n\r\0]*|[A-Za-z]:[\\/][^\n\r\0]*)\n$/
const longestRequest = 4096

/**
 * Takes requests on a socket of the data folder, which only its owner may enter: a line with the
 * folder of a version. The answer is a line with the outcome.
 */
export function takeRestartRequests(
  place: string,
  restart: (folder: string) => Promise<void>,
): () => void {
  // A killed program leaves its socket behind; an earlier check found no running one.
  rmSync(place, { force: true })
  let busy = false

  async function answer(folder: string | undefined): Promise<string> {
    if (folder === undefined) return 'Demande non comprise\u00a0: lancez npm run restart.'
    if (busy) return 'Un redémarrage est déjà en cours.'
    busy = true
    try {
      await restart(folder)
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      busy = false
    }
  }

  const server = createServer((socket: Socket) => {
    let said = ''
    socket.setEncoding('utf8')
    socket.on('error', () => undefined)
    socket.on('data', (text) => {
      said += text
      if (!said.endsWith('\n') && said.length <= longestRequest) return
      const folder = said.length <= longestRequest ? request.exec(said)?.[1] : undefined
      void answer(folder).then((answered) => socket.end(`${answered}\n`))
    })
  })
  server.on('error', (error) => {
    console.error(`npm run restart n’est pas possible : ${error.message}`)
  })
  server.listen(place)
  server.unref()
  return () => rmSync(place, { force: true })
}
