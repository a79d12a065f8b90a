import type { Settings } from '@sira/contract/records/settings'
import { Phone } from '../components/Phone.tsx'

interface PrintHeadProps {
  settings: Settings
  /** Of the page, to find it again. */
  address: string
}

/** The head of a printed page: the company, its contacts, the page's address. */
export function PrintHead({ settings, address }: PrintHeadProps) {
  return (
    <div className="print-head hidden">
      <strong>{settings.brandName}</strong>
      <span>{settings.address}</span>
      <Phone number={settings.firstContact} />
      <span>{settings.email}</span>
      <span dir="ltr">{address}</span>
    </div>
  )
}
