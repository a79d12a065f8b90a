import { Alert } from '../../../components/Alert.tsx'
import { fieldProblems } from '../../../forms/fields/fieldProblem.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ApplicationOutcome } from '../sentApplication.ts'

/** What a device offers to choose from; the back office looks at the content. */
export const accept = '.pdf,.docx,.jpg,.jpeg,.png'

/** The values of a refused form with files, its message, and the place of it. */
export function fileFormState(
  outcome: ApplicationOutcome | undefined,
  alertId: string,
  address: string,
  words: Dictionary,
) {
  const refused = outcome?.state === 'refused' ? outcome : undefined
  const said = refused && {
    kind: 'error' as const,
    message: refused.message,
    field: refused.field,
    advice: isRead(refused.typed) ? words.application.chooseAgain : words.application.goBack,
  }
  const alert = said && (
    <Alert id={alertId} {...said} close={address} closeLabel={words.outbox.close} />
  )
  return {
    typed: (name: string) => refused?.typed[name] ?? '',
    /** Where no field is to blame. */
    alert: said?.field === undefined && alert,
    problemAt: fieldProblems<string>(said, alertId, alert),
  }
}

/** Refused before it was read, what was typed is in the browser alone; no browser fills in a file again. */
const isRead = (typed: Readonly<Record<string, string>>) => Object.keys(typed).length > 0
