import type { PayloadRequest } from 'payload'
import { move } from '../../dossiers/moves/move.ts'
import type { JobAlert } from '../../payload-types.ts'
import { alertMachine } from './alertMachine.ts'

/** Ends an alert for who has proved that its address is his; again and again is the same as once. */
export async function stopAlert(
  { id, etat }: JobAlert,
  why: string,
  req: PayloadRequest,
): Promise<void> {
  if (etat === 'arrêtée') return
  await move(alertMachine, { id, to: 'arrêtée', step: { by: 'client', why } }, req)
}
