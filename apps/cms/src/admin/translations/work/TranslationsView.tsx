import { type Locale, otherLocales } from '@sira/contract/locales'
import Link from 'next/link'
import type { AdminViewServerProps, Payload, TypedUser } from 'payload'
import { isContentStaff } from '../../../access/contentStaff.ts'
import { momentInWords } from '../../../dates/dates.ts'
import { OwnScreen } from '../../screens/OwnScreen.tsx'
import { deskAddress, workAddress } from '../addresses.ts'
import { StateMark } from '../StateMark.tsx'
import { isTranslation, translatedTypes } from '../translatedTypes.ts'
import { translationProgress } from '../translationProgress.ts'
import { translationWork } from './translationWork.ts'

/** All that waits for a translator, language by language. */
export function TranslationsView(view: AdminViewServerProps) {
  const { langue, type } = view.searchParams ?? {}
  const language = isTranslation(langue) ? langue : 'en'
  const only = typeof type === 'string' ? type : undefined
  const { payload, user } = view.initPageResult.req
  return (
    <OwnScreen view={view} isFor={isContentStaff} at={workAddress(language, only)}>
      {() => user && <WorkList payload={payload} user={user} language={language} only={only} />}
    </OwnScreen>
  )
}

interface WorkListProps {
  payload: Payload
  user: TypedUser
  language: Locale
  only: string | undefined
}

async function WorkList({ payload, user, language, only }: WorkListProps) {
  const [work, progress] = await Promise.all([
    translationWork(payload, user, language, only),
    translationProgress(payload),
  ])
  const types = progress.find((one) => one.language === language)?.toDo ?? []
  const name = otherLocales.find(({ code }) => code === language)?.name
  const chosen = translatedTypes(payload).find(({ slug }) => slug === only)
  return (
    <main className="sira-work">
      <h1>Traductions</h1>
      <nav className="sira-tabs" aria-label="Langue">
        {progress.map((one) => (
          <Link
            key={one.language}
            className="sira-tab"
            href={workAddress(one.language, only)}
            prefetch={false}
            aria-current={one.language === language ? 'page' : undefined}
          >
            {one.name} · {one.percent} % à jour
          </Link>
        ))}
      </nav>
      <nav className="sira-tabs" aria-label="Contenu">
        <Link
          className="sira-tab"
          href={workAddress(language)}
          prefetch={false}
          aria-current={chosen === undefined ? 'page' : undefined}
        >
          Tout
        </Link>
        {types.map(({ type, count }) => (
          <Link
            key={type.slug}
            className="sira-tab"
            href={workAddress(language, type.slug)}
            prefetch={false}
            aria-current={type.slug === chosen?.slug ? 'page' : undefined}
          >
            {type.plural} · {count}
          </Link>
        ))}
      </nav>
      {work.length === 0 && <p className="sira-note">Rien n’attend : {name}, tout est à jour.</p>}
      <ul className="sira-work__list" aria-label="À traduire">
        {work.map(({ type, id, title, state, updatedAt }) => (
          <li key={`${type.slug}/${id}`}>
            <Link href={deskAddress(language, type.slug, id)} prefetch={false}>
              {title}
            </Link>
            <span className="sira-work__note">
              {type.plural} · modifié le {momentInWords(updatedAt)}
            </span>
            <StateMark state={state} />
          </li>
        ))}
      </ul>
    </main>
  )
}
