import {
  type AttestationAnswer,
  attestationAnswer,
  longestTypedCode,
} from '@sira/contract/attestations/attestation'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** The result on the page, with the status of the answer. */
export type Checked =
  | { state: 'found'; status: 200; attestation: AttestationAnswer }
  | { state: 'unknown'; status: 404 }
  /** The page was opened without a code, or its field was sent empty. */
  | { state: 'asked'; status: 200 }
  | { state: 'missing'; status: 400 }
  /** Nothing is known now, which never means « no such certificate ». */
  | { state: 'unanswered'; status: 429 | 503; problem: string; retryAfter?: number }

/** Asks whether a certificate is valid at this moment; any typed code is asked for. */
export async function checkVisit(
  caller: Caller,
  typed: string | undefined,
  { attestation: t }: Dictionary,
): Promise<Checked> {
  if (typed === undefined) return { state: 'asked', status: 200 }
  if (typed.trim() === '') return { state: 'missing', status: 400 }
  const asked = { code: typed.slice(0, longestTypedCode) }
  const called = await callBackOffice(caller, 'attestations/verifier', asked, attestationAnswer)
  if (called.state === 'done') return { state: 'found', status: 200, attestation: called.answer }
  if (called.state === 'tooMany') {
    const { retryAfter } = called
    const problem = t.tooMany(Math.ceil(retryAfter / 60))
    return { state: 'unanswered', status: 429, problem, retryAfter }
  }
  return called.state === 'away'
    ? { state: 'unanswered', status: 503, problem: t.away }
    : { state: 'unknown', status: 404 }
}
