import type { Payload } from 'payload'

/** Said wherever somebody would believe that a letter has left. */
export const noMailServer = 'ce site n’a pas encore de serveur d’envoi'

/** Whether there is a mail server (SMTP_URL); without one, letters become files. */
export function sendsMail(payload: Payload): boolean {
  return payload.config.custom?.sendsMail === true
}
