import type { Said } from '../browser/forms/said.ts'
import { liveFormScript } from '../browser/wake/islandScripts.ts'
import type { Dictionary } from '../i18n/fr.ts'
import { Island } from '../islands/Island.tsx'
import type { LiveFormProps } from './LiveForm.island.tsx'
import { Saying } from './Saying.tsx'

interface FormAnswerProps {
  /** The id, for the field that refers to it. */
  id: string
  /** The address of the page that shows the form without this answer. */
  address: string
  said: Said | undefined
  words: Dictionary
}

/** The place of a form's answer: drawn here when the page has sent it, later by LiveForm. */
export function FormAnswer({ id, address, said, words }: FormAnswerProps) {
  const props: LiveFormProps | undefined = said && {
    said: { ...said, drawn: { id, closeAddress: address } },
  }
  return (
    <Island script={liveFormScript} props={props}>
      {said && <Saying id={id} said={said} close={address} words={words.outbox} />}
    </Island>
  )
}
