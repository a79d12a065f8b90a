import { otherLocales } from '@sira/contract/locales'
import Link from 'next/link'
import type { AdminViewServerProps, Payload, TypedUser } from 'payload'
import { isContentStaff } from '../../../access/contentStaff.ts'
import { adminAddress } from '../../dashboard/adminAddress.ts'
import { OwnScreen } from '../../screens/OwnScreen.tsx'
import { deskAddress, workAddress } from '../addresses.ts'
import { isTranslation, translatedTypes } from '../translatedTypes.ts'
import { translationWork } from '../work/translationWork.ts'
import { deskRecord } from './deskRecord.ts'
import { TranslationDesk } from './TranslationDesk.tsx'

/** `/admin/traductions/en/blogs/12`: the French text of a record, and beside it its translation. */
export function TranslationDeskView(view: AdminViewServerProps) {
  const [, language, type = '', id = ''] = segmentsOf(view)
  const { payload, user } = view.initPageResult.req
  return (
    <OwnScreen
      view={view}
      isFor={isContentStaff}
      at={`/admin/traductions/${language}/${type}/${id}`}
    >
      {() =>
        user && <DeskScreen payload={payload} user={user} language={language} type={type} id={id} />
      }
    </OwnScreen>
  )
}

function segmentsOf({ params }: AdminViewServerProps): string[] {
  return [params?.segments ?? []].flat()
}

interface ScreenProps {
  payload: Payload
  user: TypedUser
  language: string | undefined
  type: string
  id: string
}

async function DeskScreen({ payload, user, language, type, id }: ScreenProps) {
  const known = translatedTypes(payload).find(({ slug }) => slug === type)
  const record =
    known !== undefined && isTranslation(language) && /^\d{1,9}$/.test(id)
      ? await deskRecord(payload, known, Number(id), language)
      : undefined
  if (record === undefined || known === undefined) return <Missing />
  const work = await translationWork(payload, user, record.language, undefined)
  const next = work.find((one) => one.id !== record.id || one.type.slug !== record.collection)
  return (
    <main className="sira-desk-page">
      <p className="sira-desk-page__way">
        <Link href={workAddress(record.language)} prefetch={false}>
          Traductions
        </Link>{' '}
        · {known.plural}
      </p>
      <h1>{record.title}</h1>
      <nav className="sira-tabs" aria-label="Langue">
        {otherLocales.map(({ code, name }) => (
          <Link
            key={code}
            className="sira-tab"
            href={deskAddress(code, type, id)}
            prefetch={false}
            aria-current={code === record.language ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
        <Link className="sira-tab" href={`${adminAddress(type, id)}?locale=fr`} prefetch={false}>
          Ouvrir la fiche
        </Link>
        {next && (
          <Link
            className="sira-tab"
            href={deskAddress(record.language, next.type.slug, next.id)}
            prefetch={false}
          >
            À traduire ensuite : {next.title}
          </Link>
        )}
      </nav>
      <TranslationDesk key={`${type}/${id}/${record.language}`} record={record} />
    </main>
  )
}

function Missing() {
  return (
    <main className="sira-desk-page">
      <h1>Rien à traduire ici</h1>
      <p>
        Cette fiche n’existe plus, ou elle est à la corbeille.{' '}
        <Link href="/admin/traductions" prefetch={false}>
          Voir ce qui reste à traduire
        </Link>
      </p>
    </main>
  )
}
