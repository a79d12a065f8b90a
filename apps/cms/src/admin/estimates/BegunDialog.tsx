import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { estimateStates } from '../../estimates/estimateStates.ts'
import type { BegunEstimate } from '../../estimates/requests/begunEstimates.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

interface BegunDialogProps {
  estimates: readonly BegunEstimate[]
  onAnother: () => void
  onClose: () => void
}

/** Before the same request is priced twice: what it has, and the way to it. */
export function BegunDialog({ estimates, onAnother, onClose }: BegunDialogProps) {
  const title =
    estimates.length === 1 ? 'Cette demande a déjà un devis' : 'Cette demande a déjà des devis'
  return (
    <Dialog title={title} onClose={onClose}>
      <ul>
        {estimates.map(({ id, numero, etat, total }) => (
          <li key={id}>
            <Link href={adminAddress('estimations', id)} prefetch={false}>
              Devis {numero ?? 'sans numéro'}
            </Link>
            {` : ${estimateStates[etat].toLowerCase()}, ${amountText(total ?? 0, 'fr')}`}
          </li>
        ))}
      </ul>
      <p>Pour d’autres prix, commencez un autre devis : ceux-ci restent comme ils sont.</p>
      <form method="dialog" onSubmit={onAnother}>
        <DialogButtons confirm="Commencer un autre devis" onCancel={onClose} />
      </form>
    </Dialog>
  )
}
