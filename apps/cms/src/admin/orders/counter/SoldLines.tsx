import { limits } from '@sira/contract/limits'
import { amountText } from '@sira/contract/orders/amountText'
import { useId, useState } from 'react'
import type { CounterArticle } from '../../../orders/counter/counterArticles.ts'

const mostLines = 10

/** The lines of a sale, one for each article. */
export function SoldLines({ articles }: { articles: readonly CounterArticle[] }) {
  const id = useId()
  const [count, setCount] = useState(1)
  return (
    <>
      {Array.from({ length: count }, (_, at) => `${id}-${at}`).map((line, at) => (
        <div key={line}>
          <label htmlFor={`${line}-quoi`}>{at === 0 ? 'Article' : `Article ${at + 1}`}</label>
          <select id={`${line}-quoi`} name="article" required defaultValue="">
            <option value="" disabled>
              Choisissez…
            </option>
            {articles.map(({ article, titre, prix, reste }) => (
              <option key={article} value={article} disabled={reste === 0}>
                {[titre, amountText(prix, 'fr'), reste === null ? '' : `${reste} libres`]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </select>
          <label htmlFor={`${line}-combien`}>{at === 0 ? 'Combien' : `Combien (${at + 1})`}</label>
          <input
            id={`${line}-combien`}
            name="quantite"
            type="number"
            min={1}
            max={limits.seats.max}
            defaultValue={1}
            required
          />
        </div>
      ))}
      {count < mostLines && (
        <p>
          <button type="button" className="sira-deed" onClick={() => setCount(count + 1)}>
            Ajouter un article
          </button>
        </p>
      )}
    </>
  )
}
