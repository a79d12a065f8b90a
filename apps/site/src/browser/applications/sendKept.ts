import {
  changeApplication,
  forgetApplication,
  keptApplication,
  keptApplications,
} from './applicationStore.ts'
import { sendOne, staysUntil, toldOf } from './sendOne.ts'

/**
 * Sends what waits, one after the other; two tabs, or a tab and the worker, send it once. What has gone
 * or was refused stays until its visitor has read so. Gives how many still wait.
 */
export function sendKept(): Promise<number> {
  const { locks } = navigator
  return locks ? locks.request('candidatures', sendEach) : sendEach()
}

async function sendEach(): Promise<number> {
  let waiting = 0
  for (const kept of await keptApplications()) {
    if (Date.now() > staysUntil(kept)) await forgetApplication(kept.key)
    else if (kept.state === 'waits' && !(await isAnswered(kept.key))) waiting += 1
  }
  return waiting
}

/** False too for one that its own page is sending. */
function isAnswered(key: string): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return isDoneWith(key)
  return locks.request(key, { ifAvailable: true }, (lock) => lock !== null && isDoneWith(key))
}

/** Looked at anew: the ones before it took their time, and it may have been erased meanwhile. */
async function isDoneWith(key: string): Promise<boolean> {
  const kept = await keptApplication(key)
  if (kept?.state !== 'waits') return true
  const answer = await sendOne(kept, {
    isKept: async () => (await keptApplication(key)) !== undefined,
    async begun(field, ticket) {
      await changeApplication(key, (now) => ({
        ...now,
        depots: { ...now.depots, [field]: ticket },
      }))
    },
  })
  if (answer) await changeApplication(key, (now) => toldOf(now, answer))
  return answer !== undefined
}
