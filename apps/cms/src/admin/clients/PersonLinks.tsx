'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import Link from 'next/link'
import { cardAddress } from '../../clients/cardAddress.ts'
import { ContactWays } from './ContactWays.tsx'
import { SpaceCode } from './SpaceCode.tsx'

/** Beside what somebody sent: how to reach him, and all else of his. */
export function PersonLinks() {
  const { id, collectionSlug } = useDocumentInfo()
  const phone = useFormFields(([fields]) => fields.phone?.value)
  const dialCode = useFormFields(([fields]) => fields.indicatif?.value)
  if (!id || !collectionSlug) return null
  const code = typeof dialCode === 'string' && dialCode !== '' ? dialCode : defaultDialCode
  const whole = typeof phone === 'string' ? internationalPhone(phone, code) : undefined
  return (
    <nav className="sira-person-links" aria-label="Client">
      <Link href={cardAddress(collectionSlug, id)} prefetch={false}>
        Fiche du client
      </Link>
      {whole !== undefined && <ContactWays phones={[whole]} emails={[]} />}
      {whole !== undefined && <SpaceCode collection={collectionSlug} id={id} />}
    </nav>
  )
}
