import type { Dictionary } from '../../i18n/fr.ts'
import type { TranslationOffer } from './translationOffer.ts'

interface TranslationLineProps {
  offer: TranslationOffer
  words: Dictionary
}

/** A discreet line on a page with texts that staff have not translated. */
export function TranslationLine({ offer, words }: TranslationLineProps) {
  const { translation } = words
  return (
    <div className="no-print page flex flex-wrap items-center gap-x-4 py-1 text-[0.95rem] text-pierre">
      {offer.state === 'asked' ? (
        <TranslationState offer={offer} words={words} />
      ) : (
        <>
          <p className="py-1.5">{translation.partly}</p>
          {offer.state === 'possible' && (
            <p className="flex flex-wrap items-center gap-x-4">
              <a href={offer.address} rel="nofollow" className="link tap">
                {translation.ask(offer.service)}
              </a>
              {translation.note}
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** Shows the state without script; pageTranslation.ts updates it. */
function TranslationState({ offer, words }: TranslationLineProps) {
  const { translation } = words
  return (
    <>
      <p
        role="status"
        className="py-1.5"
        data-translation-script={offer.script}
        data-working={translation.working}
        data-done={translation.done(offer.service)}
      >
        {translation.unavailable(offer.service)}
      </p>
      <a href={offer.address} className="link tap">
        {translation.original}
      </a>
    </>
  )
}
