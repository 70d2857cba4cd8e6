import type { FigureFact, RowFigures, RowPart } from '../row-part.ts'

type Figures = { -readonly [Fact in keyof RowFigures]: RowFigures[Fact] }

/** The figures of a part row by row, in one object that is each row in turn: the rules of ranges and orders read it as a row. */
export class FiguresOfPart {
  readonly #part: RowPart
  readonly #row: Figures = {
    ...{ firstRegistrationYear: 0, firstRegistrationMonth: 0, mileageKm: null, lengthMm: 0 },
    ...{
      powerKw: null,
      damageCount: 0,
      documentCount: 0,
      startPriceEur: null,
      buyNowPriceEur: null,
    },
    ...{ currentBidEur: null, publishedAt: 0, endsAt: 0, status: '', light: null },
  }

  constructor(part: RowPart) {
    this.#part = part
  }

  /** Until the next one is asked for. */
  at(index: number): RowFigures {
    const { figures, coded } = this.#part
    const row = this.#row
    row.firstRegistrationYear = figures.firstRegistrationYear[index] ?? 0
    row.firstRegistrationMonth = figures.firstRegistrationMonth[index] ?? 0
    row.mileageKm = this.#figure('mileageKm', index)
    row.lengthMm = figures.lengthMm[index] ?? 0
    row.powerKw = this.#figure('powerKw', index)
    row.damageCount = figures.damageCount[index] ?? 0
    row.documentCount = figures.documentCount[index] ?? 0
    row.startPriceEur = this.#figure('startPriceEur', index)
    row.buyNowPriceEur = this.#figure('buyNowPriceEur', index)
    row.currentBidEur = this.#figure('currentBidEur', index)
    row.publishedAt = figures.publishedAt[index] ?? 0
    row.endsAt = figures.endsAt[index] ?? 0
    row.status = coded.status.values[coded.status.numbers[index] ?? 0] ?? ''
    row.light = coded.light.values[coded.light.numbers[index] ?? 0] ?? null
    return row
  }

  #figure(fact: FigureFact, index: number): number | null {
    const figure = this.#part.figures[fact][index] ?? Number.NaN
    return Number.isNaN(figure) ? null : figure
  }
}
