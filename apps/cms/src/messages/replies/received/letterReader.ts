import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { receivedLetter } from './receivedLetter.ts'

// A thread of its own for one letter, below those that people wait for: see readApart. Elsewhere than
// on Linux the whole program would step back.
if (process.platform === 'linux') setPriority(5)
parentPort?.postMessage('begun')
parentPort?.postMessage(await receivedLetter(workerData as Uint8Array))
