import { parentPort, workerData } from 'node:worker_threads'
import { receivedLetter } from './receivedLetter.ts'

// A thread of its own for one letter: see readApart.
parentPort?.postMessage('begun')
parentPort?.postMessage(await receivedLetter(workerData as Uint8Array))
