import type { Locale } from '@sira/contract/locales'
import { useId, useState } from 'react'
import {
  isStillFrench,
  type TextState,
} from '../../../publication/translations/translationState.ts'
import { BodyEditor } from '../../editor/BodyEditor.tsx'
import { StateMark } from '../StateMark.tsx'
import type { DeskText } from './deskRecord.ts'
import { FrenchText } from './FrenchText.tsx'
import { PlainText } from './PlainText.tsx'

interface TextBesideProps {
  text: DeskText
  state: TextState
  language: { code: Locale; name: string; dir: 'ltr' | 'rtl' }
  /** The translation as it is being written. */
  written: string
  /** Grows when an earlier text takes the place of the written one. */
  resumed: number
  onWrite: (words: string) => void
  onConfirm: () => void
}

/** One text of a record: the French one, and the field in which it is translated. */
export function TextBeside(props: TextBesideProps) {
  const { text, state, language, written, resumed, onWrite, onConfirm } = props
  const { name, label, writing, french, optional } = text
  const id = useId()
  // The visual editor reads its text once: it is made anew where French is put into it.
  const [taken, setTaken] = useState(0)
  const { code: lang, dir } = language
  const shared = { id: `translation-${name}`, labelId: `${id}-label`, lang, dir, onWrite }

  function takeFrench() {
    onWrite(french)
    setTaken((times) => times + 1)
  }

  return (
    <section className="sira-pair" aria-labelledby={`${id}-label`}>
      <h2>
        <label id={`${id}-label`} htmlFor={shared.id}>
          {label}
          <span className="sr-only"> en {language.name.toLowerCase()}</span>
        </label>{' '}
        <StateMark state={state === 'none' ? 'done' : state} />
        {optional && <small className="sira-note"> facultatif</small>}
      </h2>
      <div className="sira-pair__columns">
        <FrenchText text={text} labelId={`${id}-french`} />
        <div className="sira-pair__side">
          <p className="sira-pair__language">{language.name}</p>
          {writing === 'markdown' || writing === 'html' ? (
            <div className="field-type sira-body">
              <BodyEditor
                {...shared}
                version={`${taken} ${resumed}`}
                text={written}
                locked={false}
                writing={writing}
              />
            </div>
          ) : (
            <PlainText {...shared} text={written} lines={writing === 'line' ? 1 : 4} />
          )}
          <p className="sira-pair__tools">
            {written === '' && (
              <button type="button" className="sira-link" onClick={takeFrench}>
                Partir du texte français
              </button>
            )}
            {state === 'outdated' && (
              <button type="button" className="sira-link" onClick={onConfirm}>
                Toujours juste
              </button>
            )}
            {state === 'missing' &&
              (written === '' || isStillFrench({ french, text: written })) && (
                <button type="button" className="sira-link" onClick={onConfirm}>
                  Le français convient
                </button>
              )}
          </p>
        </div>
      </div>
    </section>
  )
}
