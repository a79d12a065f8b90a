import type { EmailAdapter } from 'payload'

/** Nothing is sent yet: what would have been is named in the log, without its text. */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'contact@sira.example',
  defaultFromName: 'Sira',
  async sendEmail({ subject }) {
    payload.logger.warn({ subject }, 'e-mail non envoyé : aucun service d’envoi n’est réglé')
  },
})
