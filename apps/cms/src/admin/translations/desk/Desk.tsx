import { otherLocales } from '@sira/contract/locales'
import { textState } from '../../../publication/translations/translationState.ts'
import { callApi } from '../../calls/callApi.ts'
import { tellProblem } from '../../dialog/tellProblem.ts'
import { KeptText } from '../../saving/KeptText.tsx'
import { isAlarming, savingWords } from '../../saving/savingWords.ts'
import type { DeskRecord, DeskText } from './deskRecord.ts'
import { PublicationOfLanguage } from './PublicationOfLanguage.tsx'
import { TextBeside } from './TextBeside.tsx'
import { useTranslation } from './useTranslation.ts'

/** Each text of a record in French, and beside it, on a phone below it, where it is translated. */
export function Desk({ record, account }: { record: DeskRecord; account: string }) {
  const { collection, id, language, drafted } = record
  const desk = useTranslation(record, account)
  const alarming = isAlarming(desk.saving)
  const chosen = otherLocales.find(({ code }) => code === language)
  const name = chosen?.name ?? language
  const now = record.texts.map((text) => ({
    ...text,
    text: desk.saved[text.name] ?? '',
    source: desk.sources[text.name],
  }))
  const states = now.map(textState).filter((state) => state !== 'none')
  const done = states.filter((state) => state === 'done').length

  async function confirm({ name: text, french }: DeskText) {
    const asked = { language, french: { [text]: french } }
    const outcome = await callApi<{ message: string }>(
      `${collection}/${id}/translation-confirm`,
      asked,
    )
    if (!outcome.done) return tellProblem(outcome.message)
    desk.confirm(text)
  }

  return (
    <form
      className="sira-translation"
      onSubmit={(event) => {
        event.preventDefault()
        void desk.save()
      }}
    >
      {desk.offered && (
        <KeptText
          at={desk.offered.at}
          changed={desk.offered.base !== record.savedAt}
          onResume={desk.resume}
          onForget={desk.forget}
        />
      )}
      {record.texts.length === 0 && (
        <p className="sira-note">Cette fiche n’a pas encore de texte en français.</p>
      )}
      {now.map((text) => (
        <TextBeside
          key={text.name}
          text={text}
          state={textState(text)}
          language={{ code: language, name, dir: chosen?.dir ?? 'ltr' }}
          written={desk.texts[text.name] ?? ''}
          resumed={desk.resumed}
          onWrite={(words) => desk.write(text.name, words)}
          onConfirm={() => confirm(text)}
        />
      ))}
      <div className="sira-translation__bar">
        <p role="status" className="sira-saving">
          {alarming ? '' : savingWords(desk.saving)}
        </p>
        {alarming && <p role="alert">{savingWords(desk.saving)}</p>}
        <p className="sira-note">
          {name} : {done} sur {states.length} à jour.{' '}
          {!drafted && 'Ce qui est enregistré paraît aussitôt sur le site.'}
        </p>
        <button type="submit" className={`sira-action${drafted ? '' : ' sira-action--main'}`}>
          {drafted ? 'Enregistrer le brouillon' : 'Enregistrer'}
        </button>
        {drafted && <PublicationOfLanguage record={record} name={name} desk={desk} />}
      </div>
    </form>
  )
}
