import { sign } from 'node:crypto'
import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { createLocalReq, type Payload } from 'payload'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { type Issuer, issuerOf } from '../../../papers/issuer.ts'
import type { Certificate } from '../../../payload-types.ts'
import { certificateWords } from '../paper/certificateWords.ts'
import { type BadgeKey, badgeKey, keyAddress } from './badgeKeys.ts'

/**
 * A certificate as an Open Badges 3.0 credential, signed as a JWT (section 8.2 of the specification, EdDSA).
 * It holds the public answer of its code; no badge for a person who is erased.
 */
export async function signBadge(
  certificate: Certificate,
  payload: Payload,
): Promise<string | undefined> {
  const { nom, etat, effaceeLe } = certificate
  if (!nom || effaceeLe || etat !== 'valide') return undefined
  const issuer = await issuerOf(await createLocalReq({}, payload))
  const key = badgeKey(payload)
  return jwtOf(badgeOf({ ...certificate, nom }, issuer, publicUrl(payload)), key, payload)
}

function badgeOf(certificate: Certificate & { nom: string }, issuer: Issuer, site: string) {
  const { locale, nom, formation, debut, fin, heures, delivreeLe, code } = certificate
  const words = certificateWords[locale]
  const page = `${site}${localisedPath(routes.attestation(code), locale)}`
  const validFrom = new Date(delivreeLe).toISOString()
  const subject = `${page}#titulaire`
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${words.title} · ${formation}`,
    issuer: { id: site, type: ['Profile'], name: issuer.name, url: site },
    validFrom,
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: nom, identityType: 'name' },
      ],
      activityStartDate: new Date(debut).toISOString(),
      activityEndDate: new Date(fin).toISOString(),
      achievement: {
        id: `${page}#formation`,
        type: ['Achievement'],
        achievementType: 'Course',
        inLanguage: locale,
        name: formation,
        description: `${formation} · ${words.hours(heures)}`,
        criteria: { narrative: words.criteria },
      },
    },
    // Claims of the token (RFC 7519), with the values of the credential.
    iss: site,
    jti: page,
    sub: subject,
    nbf: Math.floor(Date.parse(validFrom) / 1000),
  }
}

function jwtOf(claims: object, key: BadgeKey, payload: Payload): string {
  const header = { alg: 'EdDSA', typ: 'JWT', kid: keyAddress(key, payload) }
  const signed = [header, claims].map(base64Of).join('.')
  return `${signed}.${sign(null, Buffer.from(signed), key.privateKey).toString('base64url')}`
}

function base64Of(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
