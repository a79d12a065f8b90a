import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { administrator } from '../../e2e/support/testSettings.ts'

/** The acts of staff during the bench. */
export interface Staff {
  /** Opens a session with this many seats; gives its number. */
  openSession(places: number): Promise<number>
  /** Gives the status of the answer: a number below the taken seats is refused. */
  setPlaces(session: number, places: number): Promise<number>
}

const made = z.object({ doc: z.object({ id: z.number() }) })
const trainings = z.object({ docs: z.array(z.object({ id: z.number() })) })

/** Signs the administrator in. */
export async function startStaff(url: string): Promise<Staff> {
  const signedOut = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const login = await fetch(`${url}/admin/api/users/login`, {
    method: 'POST',
    headers: signedOut,
    body: JSON.stringify(administrator),
  })
  const cookie = z.string().parse(login.headers.get('set-cookie')).split(';')[0] ?? ''
  const headers = { ...signedOut, cookie }
  /** Asks again while the back office is away. */
  const call = async (method: string, path: string, data?: object): Promise<Response> => {
    for (;;) {
      try {
        const body = data === undefined ? null : JSON.stringify(data)
        const answer = await fetch(`${url}/admin/api/${path}`, { method, headers, body })
        if (answer.status < 500) return answer
      } catch {
        // It was just killed.
      }
      await wait(200)
    }
  }
  const [training] = trainings.parse(await (await call('GET', 'formations?limit=1')).json()).docs
  return {
    async openSession(places) {
      const debut = new Date(Date.now() + 60 * 86_400_000).toISOString()
      const data = { formation: training?.id, debut, places, mode: 'presentiel', prix: 20_000 }
      const { id } = made.parse(await (await call('POST', 'sessions', data)).json()).doc
      const opened = await call('POST', `sessions/${id}/avancer`, {
        vers: 'ouverte',
        motif: 'Banc',
      })
      if (!opened.ok) throw new Error(`the session is not open: ${opened.status}`)
      return id
    },
    async setPlaces(session, places) {
      return (await call('PATCH', `sessions/${session}`, { places })).status
    },
  }
}
