import { speedMetrics } from '@sira/contract/measures/speedMetrics'
import { shownMetrics } from './shownMetrics.ts'
import { speedText, speedWords } from './speedWords.ts'

/** The meaning of the figures, and the good ones. */
export function SpeedLegend() {
  return (
    <details>
      <summary>Comment lire ces mesures</summary>
      <p>
        Chaque chiffre est celui que trois visites sur quatre ont atteint, ou mieux, sur le
        téléphone du visiteur. Entre bon et mauvais, il est moyen.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Mesure</th>
            <th scope="col">Bon jusqu’à</th>
            <th scope="col">Mauvais au-delà de</th>
          </tr>
        </thead>
        <tbody>
          {shownMetrics.map((metric) => (
            <tr key={metric}>
              <th scope="row">
                <strong>{`${speedWords[metric].name} (${metric})`}</strong>
                <span>{speedWords[metric].meaning}</span>
              </th>
              <td>{speedText(metric, speedMetrics[metric].good)}</td>
              <td>{speedText(metric, speedMetrics[metric].poor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
