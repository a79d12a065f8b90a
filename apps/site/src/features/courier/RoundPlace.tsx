import type { RoundDelivery } from '@sira/contract/deliveries/gestures'

interface RoundPlaceProps {
  title: string
  place: RoundDelivery['depart']
}

/** A place and a number that answers there. */
export function RoundPlace({ title, place }: RoundPlaceProps) {
  const { ville, quartier, repere, contact, phone } = place
  return (
    <p className="mt-2 wrap-anywhere">
      <strong>{`${title}\u00a0: `}</strong>
      {[ville, quartier, repere, contact].filter(Boolean).join(', ')}{' '}
      {phone && (
        <a href={`tel:${phone}`} className="link tap">
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </p>
  )
}
