import Link from 'next/link'
import { ClothBand } from './ClothBand.tsx'
import { Mark } from './Mark.tsx'

/** The head of the menu. */
export function MenuBrand() {
  return (
    <div className="sira-menu-brand">
      <ClothBand className="sira-menu-brand__cloth" seed="back-office" width={300} height={40} />
      <Link className="sira-logo" href="/admin" prefetch={false}>
        <Mark size={32} />
        Sira
      </Link>
    </div>
  )
}
