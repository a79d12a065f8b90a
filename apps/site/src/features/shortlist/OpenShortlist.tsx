import type { CandidateCard, Shortlist } from '@sira/contract/applications/shortlist'
import { cvPeriod } from '@sira/contract/cv/cvDates'
import type { Locale } from '@sira/contract/locales'
import type { Settings } from '@sira/contract/records/settings'
import type { ReactNode } from 'react'
import { AskOnWhatsapp } from '../../dossiers/AskOnWhatsapp.tsx'
import { writtenTime } from '../../format/dates.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { fileField, nameField } from './shortlistVisit.ts'

interface OpenShortlistProps {
  of: Shortlist
  address: string
  settings: Settings
  words: Dictionary
}

/** A card for each candidate, from fields alone. */
export function OpenShortlist({ of, address, settings, words }: OpenShortlistProps) {
  const { shortlist: t, locale } = words
  return (
    <>
      <p>
        <strong className="block">
          <bdi>{t.offer(of.offre)}</bdi>
        </strong>
        {t.until(writtenTime(of.fin, locale))}
      </p>
      {of.candidats.length === 0 && <p>{t.nobody}</p>}
      {of.candidats.map((card) => (
        <Card key={card.candidat} card={card} offer={of.offre} {...{ address, settings, words }} />
      ))}
      <p className="text-pierre">{t.next}</p>
    </>
  )
}

interface CardProps extends Pick<OpenShortlistProps, 'address' | 'settings' | 'words'> {
  card: CandidateCard
  offer: string
}

function Card({ card, offer, address, settings, words }: CardProps) {
  const { shortlist: t, locale } = words
  const { candidat, nom, metier, ville, mot, experience, etudes, competences, langues, reponses } =
    card
  const id = `candidat-${candidat}`
  return (
    <article aria-labelledby={id} className="space-y-4 rounded-[28px] border-2 border-indigo p-6">
      <header>
        <h2 id={id} className="text-2xl">
          <bdi>{nom}</bdi>
        </h2>
        <p className="text-pierre">
          <bdi>{[metier, ville].filter(Boolean).join(' · ')}</bdi>
        </p>
      </header>
      <Part title={t.about} lines={[mot]} />
      <Part title={t.work} lines={experience.map((one) => stage(one, locale, true))} />
      <Part title={t.studies} lines={etudes.map((one) => stage(one, locale, false))} />
      <Part title={t.skills} lines={[competences.filter(Boolean).join(' · ')]} />
      <Part title={t.spoken} lines={langues} />
      <Part
        title={t.answers}
        lines={reponses.map(({ question, reponse }) => `${question} ${reponse}`)}
      />
      {card.fichier ? (
        <form method="post" action={address}>
          <input type="hidden" name={nameField} value={nom} />
          <button
            type="submit"
            name={fileField}
            value={candidat}
            className="button button-secondary max-sm:w-full"
          >
            {t.file(nom)}
          </button>
        </form>
      ) : (
        <p className="text-pierre">{t.noFile}</p>
      )}
      <p>
        <AskOnWhatsapp settings={settings} text={t.ask(offer, nom)} about={nom} words={words} />
      </p>
    </article>
  )
}

/** A heading with its lines; nothing where the candidate wrote nothing. */
function Part({ title, lines }: { title: string; lines: readonly string[] }): ReactNode {
  const written = lines.filter((line) => line.trim() !== '')
  if (written.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {written.map((line) => (
        <p key={line} className="whitespace-pre-line">
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  )
}

/** One line of a career: occupation, place and time. */
function stage(
  { quoi, chez, debut, fin }: CandidateCard['experience'][number],
  locale: Locale,
  goesOn: boolean,
): string {
  return [quoi, chez, cvPeriod(debut, fin, locale, goesOn)].filter(Boolean).join(' · ')
}
