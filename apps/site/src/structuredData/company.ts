import { openingHours } from '@sira/contract/openingHours'
import type { Settings } from '@sira/contract/records/settings'
import { routes } from '@sira/contract/routes'
import type { LocalBusiness, OpeningHoursSpecification, Organization, WebSite } from 'schema-dts'
import { iconAddress } from '../kinds/logoAddress.ts'
import type { DescribedPage } from './graph.ts'

/** What other nodes name the company by, without saying everything again. */
export function companyReference({ settings, origin }: DescribedPage) {
  return { '@type': 'Organization', '@id': companyId(origin), name: settings.brandName } as const
}

/** The company, on the home page. */
export function organization({ settings, origin }: DescribedPage): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': companyId(origin),
    name: settings.brandName,
    url: `${origin}/`,
    logo: `${origin}${iconAddress('icone-512.png', settings)}`,
    email: settings.email,
    telephone: settings.firstContact,
    address: addressOf(settings),
    sameAs: [settings.facebook, settings.linkedin, settings.x, settings.instagram].filter(
      (address) => address !== null,
    ),
  }
}

/** The site and its search, on the home page. */
export function webSite({ settings, words, origin }: DescribedPage): Exclude<WebSite, string> {
  const search = { 'query-input': 'required name=q' }
  return {
    '@type': 'WebSite',
    name: settings.brandName,
    url: `${origin}${words.routes.home}`,
    inLanguage: words.locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${words.routes.search}?q={q}`,
      },
      // Google's own addition to the vocabulary.
      ...search,
    },
  }
}

/** The office one can walk into, on the contact page. */
export function localBusiness({ settings, origin }: DescribedPage): Exclude<LocalBusiness, string> {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}${routes.contact}#bureau`,
    name: settings.brandName,
    url: `${origin}/`,
    image: `${origin}${iconAddress('icone-512.png', settings)}`,
    email: settings.email,
    telephone: settings.firstContact,
    address: addressOf(settings),
    parentOrganization: { '@id': companyId(origin) },
    openingHoursSpecification: [
      ...hours(settings.weekdayHours, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
      ...hours(settings.saturdayHours, ['Saturday']),
    ],
  }
}

type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'

function hours(text: string, days: readonly Day[]): OpeningHoursSpecification[] {
  const read = openingHours(text)
  if (read === undefined) return []
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], ...read }]
}

function companyId(origin: string): string {
  return `${origin}/#entreprise`
}

function addressOf({ address }: Settings) {
  const [street = address, city = '', ...rest] = address.split(/\s*,\s*/)
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(city && rest.length > 0 ? { addressLocality: city } : {}),
    addressCountry: 'BF',
  } as const
}
