import { json, startFakeBackOffice } from '../../apps/site/test/fakeBackOffice.ts'
import { wireArticle, wireList, wireNamed } from '../../apps/site/test/wireNews.ts'
import { wireJob, wireTraining } from '../../apps/site/test/wireRecords.ts'

/** What an intruder writes, and what the author of a course on HTML does. */
export const hostileTexts: readonly string[] = [
  'Comprendre les balises <style> et <script> en HTML',
  `</title></script></style><form action="https://mal.example"><meta http-equiv="refresh" content="9;url=/faq"><script>throw new Error('intrus')</script>`,
  `<style>a{content:'" http-equiv="refresh"><form action="https://mal.example"><p title="'}</style>`,
  `"'><img src=x onerror="throw new Error('intrus')"><!-- --><!-- <style>`,
  "]]> & &amp; &lt;form&gt; \u2028\u2029\u0007\uFFFE $& $' $` {{x}}",
  '</main><main id="contenu"><nav data-breadcrumb=""><a href="https://mal.example">x</a></nav>',
  ' class="fixed" srcset="/a.webp 9w, /b.webp 900w" translate="yes" </ul> \uD800 é🎓 عربي',
]

/** A back office all of whose texts are these: record number n has the n-th of them everywhere. */
export function startHostileBackOffice() {
  const numbered = <T>(make: (text: string, slug: string, id: number) => T) =>
    hostileTexts.map((text, index) => make(text, `essai-${index + 1}`, index + 1))
  const named = (text: string, id: number) => ({
    data: { id, attributes: { ...wireNamed('x'), nom: text } },
  })
  const every = (nom: string, id: number) => ({ id, attributes: { ...wireNamed('x'), nom } })
  const records: Readonly<Record<string, { id: number; attributes: object }[]>> = {
    blogs: numbered((text, slug, id) => ({
      ...wireArticle(slug, {
        titre: text,
        contenu: text,
        tags: { data: [every(text, id)] },
        category: named(text, id),
      }),
      id,
    })),
    formations: numbered((text, slug, id) => {
      const texts = ['Theme', 'description', 'objectifs', 'cible', 'Competences', 'lieu', 'langue']
      const person = ['Prenoms', 'Nom', 'Profession', 'Description', 'coordonnees']
      const all = (names: string[]) => Object.fromEntries(names.map((name) => [name, text]))
      return {
        ...wireTraining(slug, {
          ...all([...texts, 'niveau', 'video_url']),
          formateur: { data: { id, attributes: all(person) } },
          typesformation: named(text, id),
          modesformation: named(text, id),
          modespayments: { data: [every(text, id)] },
        }),
        id,
      }
    }),
    jobs: numbered((text, slug, id) => ({
      ...wireJob(slug, {
        titre: text,
        description: text,
        pays: text,
        date_expiration: null,
        compagnie: named(text, id),
        jobdomain: named(text, id),
        jobtype: named(text, id),
        experience_level: named(text, id),
      }),
      id,
    })),
    biblios: numbered((text, _slug, id) => ({
      id,
      attributes: { ...wireNamed('x'), titre: text, auteur: text, description: text, prix: 500 },
    })),
    faqs: numbered((text, _slug, id) => ({
      id,
      attributes: { ...wireNamed('x'), question: text, reponse: text },
    })),
    tags: numbered((text, _slug, id) => every(text, id)),
    categories: numbered((nom, _slug, id) => ({
      id,
      attributes: { ...wireNamed('x'), nom, blogs: { data: { attributes: { count: id } } } },
    })),
    modespayments: numbered((text, _slug, id) => every(text, id)),
  }
  const [brand = '', , style = ''] = hostileTexts
  const settings = {
    brandName: brand,
    address: style,
    weekdayHours: brand,
    saturdayHours: style,
    firstContact: '+22625300101"><style>',
    termsText: style,
    privacyText: style,
    counters: [{ prefix: style, value: 5, suffix: style, label: style }],
    testimonials: [{ quote: style, author: style, role: style }],
  }
  return startFakeBackOffice().then((backOffice) => {
    backOffice.answer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
      const type = pathname.replace('/api/', '')
      const slug = searchParams.get('filters[slug][$eq]')
      const id = searchParams.get('filters[id][$eq]')
      const asked = (records[type] ?? [])
        .filter(
          (one) => slug === null || ('slug' in one.attributes && one.attributes.slug === slug),
        )
        .filter((one) => id === null || String(one.id) === id)
      const body = type === 'settings' ? { data: { id: 1, attributes: settings } } : wireList(asked)
      json(body)(request, response)
    })
    return backOffice
  })
}
