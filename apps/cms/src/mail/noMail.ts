import { defaultSettings } from '@sira/contract/records/settings'
import type { EmailAdapter } from 'payload'

/**
 * Payload's own letters are not sent: the link to a new password goes by passwordLetterTask, and is
 * kept nowhere. What else it would send is named in the log.
 */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: defaultSettings.email,
  defaultFromName: defaultSettings.brandName,
  async sendEmail({ subject }) {
    payload.logger.warn(
      { subject },
      'e-mail de Payload non envoyé : les lettres ont leur propre file',
    )
  },
})
