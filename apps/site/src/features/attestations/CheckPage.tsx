import {
  type AttestationAnswer,
  erasedHolder,
  spokenCode,
} from '@sira/contract/attestations/attestation'
import { writtenDay } from '@sira/contract/writtenDates'
import type { ReactNode } from 'react'
import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { CodeForm } from './CodeForm.tsx'
import type { Checked } from './checkVisit.ts'

export function checkTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.attestation.title })
}

interface CheckPageProps {
  checked: Checked
  typed: string
  words: Dictionary
}

/** Whether a certificate is ours and still holds: said first, and not by a colour alone. */
export function CheckPage({ checked, typed, words }: CheckPageProps) {
  const { attestation: t } = words
  const isFound = checked.state === 'found'
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={checkTrail(words)} />
      <div className="page max-w-2xl space-y-6 py-10">
        {checked.state === 'asked' && <p>{t.intro}</p>}
        {checked.state === 'missing' && <Said title={t.missing} />}
        {isFound && <Certificate of={checked.attestation} words={words} />}
        {checked.state === 'unknown' && <Said title={t.unknown} text={t.unknownText} />}
        {checked.state === 'unanswered' && <Said title={checked.problem} />}
        {isFound && <h2 className="pt-4 text-2xl">{t.other}</h2>}
        <CodeForm typed={isFound ? '' : typed} words={words} />
      </div>
    </>
  )
}

function Certificate({ of, words }: { of: AttestationAnswer; words: Dictionary }) {
  const { attestation: t, routes, locale } = words
  const { code, nom, formation, debut, fin, heures, delivree, etat, par } = of
  const [from, to] = [writtenDay(debut, locale), writtenDay(fin, locale)]
  const facts = [
    [t.holder, nom === erasedHolder ? t.erased : nom],
    [t.training, formation],
    [t.dates, from === to ? from : t.fromTo(from, to)],
    [t.hours, String(heures)],
    [t.issued, writtenDay(delivree, locale)],
  ] as const
  return (
    <>
      <Said title={t.states[etat]} text={t.stateTexts[etat]} isGood={etat === 'valide'} />
      {par !== undefined && (
        <p>
          <a href={routes.attestation(par)} className="button button-primary">
            {t.toNew}
          </a>
        </p>
      )}
      <dl className="border-t border-trait">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={<bdi>{value}</bdi>} />
        ))}
        <Fact label={t.code} value={<bdi dir="ltr">{spokenCode(code)}</bdi>} />
      </dl>
      {etat === 'valide' && <p className="text-pierre">{t.compare}</p>}
    </>
  )
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="border-b border-trait py-2">
      <dt className="text-pierre">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}

function Said({ title, text, isGood = false }: { title: string; text?: string; isGood?: boolean }) {
  return (
    <div
      className={`rounded-2xl px-5 py-4 ${isGood ? 'bg-accord text-encre' : 'border-2 border-laterite'}`}
    >
      <h2 className="text-2xl">{title}</h2>
      {text !== undefined && <p className="mt-2">{text}</p>}
    </div>
  )
}
