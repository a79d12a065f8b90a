import type { Settings } from '@sira/contract/records/settings'
import { Phone } from '../components/Phone.tsx'

interface PrintHeadProps {
  settings: Settings
  /** The address of the page on paper. */
  address: string
}

/** The head of a printed page: the company, its contacts, the address of the page. */
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
