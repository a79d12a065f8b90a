import type { MessageForm } from '@sira/contract/forms/messageForm'
import { localisedPath } from '@sira/contract/locales'
import type { OtherProblem, Said } from '../browser/forms/said.ts'
import { liveFormScript } from '../browser/wake/islandScripts.ts'
import type { Dictionary } from '../i18n/fr.ts'
import { Island } from '../islands/Island.tsx'
import type { FormOutcome } from './formOutcome.ts'
import type { LiveFormProps } from './LiveForm.island.tsx'
import { Saying } from './Saying.tsx'

interface FormAnswerProps {
  /** For the field that it is about. */
  id: string
  form: MessageForm
  /** Where the form is shown, where that says more than its kind. */
  address?: string
  outcome: FormOutcome<string> | undefined
  /** What else is wrong, by the names of the form. */
  others?: readonly OtherProblem[] | undefined
  words: Dictionary
}

/** Where a form says what came of it: drawn here when the page has sent it, later by LiveForm. */
export function FormAnswer({ id, form, address, outcome, others, words }: FormAnswerProps) {
  const closeAddress = address ?? localisedPath(form.route, words.locale)
  const said = outcome && { ...saidOf(outcome, form.messages[words.locale].success), others }
  const props: LiveFormProps | undefined = said && {
    said: { ...said, drawn: { id, closeAddress } },
  }
  return (
    <Island script={liveFormScript} props={props}>
      {said && <Saying id={id} said={said} close={closeAddress} words={words.outbox} />}
    </Island>
  )
}

function saidOf(outcome: FormOutcome<string>, success: string): Said {
  if (outcome.state === 'sent') return { kind: 'success', message: success }
  const { message, advice, field } = outcome
  return { kind: 'error', message, advice, field }
}
