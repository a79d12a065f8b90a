import type { Payload } from 'payload'
import { countStock } from '../../../orders/stock/counting/countStock.ts'
import { differenceText, whatToDo } from '../../../orders/stock/counting/stockText.ts'
import { adminAddress } from '../adminAddress.ts'

/** Tells those who count copies where the stock is not what its movements say, while that is so. */
export async function StockNotice({ payload }: { payload: Payload }) {
  const found = await countStock(payload)
  if (found.length === 0) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Le stock ne correspond pas aux mouvements</h2>
      <ul>
        {found.map((one) => (
          <li key={one.book}>
            <a href={adminAddress('biblios', one.book)}>{one.title}</a>
            {`\u00a0: ${differenceText(one)}`}
          </li>
        ))}
      </ul>
      <p>{whatToDo}</p>
      <p>
        <a href={`${adminAddress('mouvements-stock')}/create`}>Enregistrer un mouvement</a>
      </p>
    </section>
  )
}
