import type { Settings } from '@sira/contract/records/settings'
import { Phone } from '../components/Phone.tsx'

interface PrintHeadProps {
  settings: Settings
  /** Of the page, to find it again. */
  address: string
}

/** What a printed page begins with: whose it is, how to reach them, where it stands. */
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
