import type { PayloadRequest } from 'payload'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import type { JobAlert } from '../../payload-types.ts'
import { alertPage } from './alertLinks.ts'

/**
 * Asks whoever holds an address whether he wants an alert (double opt-in). What it looks for is not
 * repeated: anyone can type anyone's address, and our letters carry no stranger's words.
 */
export async function askForAlert(alert: JobAlert, req: PayloadRequest): Promise<void> {
  const words = mailWords(alert.locale ?? 'fr')
  const { subject, text, button, ignore } = words.alert.confirm
  const { brand } = await mailIdentity(req.payload, req)
  await queueEmail(
    {
      kind: 'confirmation',
      to: alert.email,
      letter: {
        lang: words.lang,
        subject,
        heading: subject,
        paragraphs: [words.hello(''), text],
        button: { label: button, href: alertPage(alert, 'confirm', req.payload) },
        footer: [ignore],
      },
      about: { relationTo: 'alertes', value: alert.id },
      brand,
    },
    req,
  )
}
