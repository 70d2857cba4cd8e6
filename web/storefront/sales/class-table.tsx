import type { SaleClass } from '#contract/endpoints/valuation/valuation-shapes.ts'
import { useFormat } from '#web/language/language-provider.tsx'

type ClassTableProps = {
  readonly classes: readonly SaleClass[]
  /** In the reader's language. */
  readonly words: Readonly<Record<'year' | 'mileage' | 'allMileages' | 'sales' | 'price', string>>
}

/** Comparable sales in classes, for whoever wants or needs to read them. */
export function ClassTable({ classes, words }: ClassTableProps) {
  const format = useFormat()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.year}</th>
          <th scope="col">{words.mileage}</th>
          <th scope="col">{words.sales}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((each) => (
          <tr key={`${each.registeredYear}-${each.mileageFromKm}`}>
            <td>{each.registeredYear}</td>
            <td>
              {each.mileageFromKm === null || each.mileageToKm === null
                ? words.allMileages
                : `${format.number(each.mileageFromKm)} – ${format.number(each.mileageToKm)}`}
            </td>
            <td>{each.count}</td>
            <td>{format.money(each.likelyEur)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
