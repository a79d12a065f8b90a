import type { EmailAdapter } from 'payload'

/**
 * Payload's own letters (a link to a new password) are not sent: whoever reads the list of e-mails
 * could use it. An administrator gives new passwords; what was asked for is named in the log.
 */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'contact@sira.example',
  defaultFromName: 'Sira',
  async sendEmail({ subject }) {
    payload.logger.warn(
      { subject },
      'e-mail de Payload non envoyé : un administrateur donne les nouveaux mots de passe',
    )
  },
})
