import {
  type AttestationAnswer,
  attestationAnswer,
  longestTypedCode,
} from '@sira/contract/attestations/attestation'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** What the page says, with the status of its answer. */
export type Checked =
  | { state: 'found'; status: 200; attestation: AttestationAnswer }
  | { state: 'unknown'; status: 404 }
  /** Nothing is known of it now: that is never « no such certificate ». */
  | { state: 'unanswered'; status: 429 | 503; problem: string; retryAfter?: number }

/** Asks whether a certificate holds at this moment; whatever was typed is asked for. */
export async function checkVisit(
  caller: Caller,
  typed: string,
  { attestation: t }: Dictionary,
): Promise<Checked> {
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
