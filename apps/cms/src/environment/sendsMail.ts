import type { Payload } from 'payload'

/** Said wherever somebody would believe that a letter has left. */
export const noMailServer = 'aucun serveur d’envoi n’est réglé (SMTP_URL)'

/** Whether there is a mail server (SMTP_URL); without one, letters become files. */
export function sendsMail(payload: Payload): boolean {
  return payload.config.custom?.sendsMail === true
}
