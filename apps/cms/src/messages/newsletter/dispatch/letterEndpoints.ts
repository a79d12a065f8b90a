import type { Endpoint } from 'payload'
import { planLetter, unplanLetter } from './planLetter.ts'
import { sendLetter, tellReaders } from './sendLetter.ts'
import { tryLetter } from './tryLetter.ts'

/**
 * The endpoints of a letter: its author tests it; agents and administrators send it, once, now or
 * later.
 */
export const letterEndpoints: Endpoint[] = [
  { path: '/:id/try', method: 'post', handler: tryLetter },
  { path: '/:id/readers', method: 'get', handler: tellReaders },
  { path: '/:id/send', method: 'post', handler: sendLetter },
  { path: '/:id/plan', method: 'post', handler: planLetter },
  { path: '/:id/unplan', method: 'post', handler: unplanLetter },
]
