import { Worker } from 'node:worker_threads'
import type { ReceivedLetter } from './receivedLetter.ts'

/** Ten times what a letter of 12 MB takes, once the thread has begun. */
const longestMs = 5000
const reader = new URL('./letterReader.ts', import.meta.url)

/**
 * Reads a letter beside the program: one made of 400,000 parts took 13 s and a page of 160,000 marks
 * 6 s (postal-mime 4.0, sanitize-html 2.18), in which nobody else would be answered.
 */
export function readApart(source: Uint8Array): Promise<ReceivedLetter> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(reader, {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: 192 },
      // What a letter makes a library say is not for our log.
      stdout: true,
      stderr: true,
    })
    let late: NodeJS.Timeout | undefined
    thread.on('message', (said: 'begun' | ReceivedLetter) => {
      if (said === 'begun') late = setTimeout(() => void thread.terminate(), longestMs)
      else resolve(said)
    })
    thread.once('error', reject)
    thread.once('exit', () => {
      clearTimeout(late)
      reject(new Error('Cette lettre ne se lit pas.'))
    })
  })
}
