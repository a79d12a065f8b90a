import { othersId } from '../browser/forms/problemIds.ts'
import type { Said } from '../browser/forms/said.ts'
import { Alert } from '../components/Alert.tsx'
import type { Dictionary } from '../i18n/fr.ts'
import { OtherProblems } from './OtherProblems.tsx'

interface SayingProps {
  id: string
  said: Said
  close?: string | (() => void)
  words: Pick<Dictionary['outbox'], 'close' | 'alsoWrong'>
}

/** The message of a form, that of product 8 first, then the way to the other problems. */
export function Saying({ id, said, close, words }: SayingProps) {
  const { kind, message, advice, others = [] } = said
  return (
    <>
      <Alert
        id={id}
        kind={kind}
        message={message}
        advice={advice}
        close={close}
        closeLabel={words.close}
      />
      {others.length > 0 && (
        <OtherProblems id={othersId(id)} label={words.alsoWrong} problems={others} />
      )}
    </>
  )
}
