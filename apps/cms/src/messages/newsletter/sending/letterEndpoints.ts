import type { Endpoint } from 'payload'
import { sendLetter, tellReaders } from './sendLetter.ts'
import { tryLetter } from './tryLetter.ts'

/** A letter is tried on whoever writes it; agents and administrators send it, once, to everyone who confirmed. */
export const letterEndpoints: Endpoint[] = [
  { path: '/:id/try', method: 'post', handler: tryLetter },
  { path: '/:id/readers', method: 'get', handler: tellReaders },
  { path: '/:id/send', method: 'post', handler: sendLetter },
]
