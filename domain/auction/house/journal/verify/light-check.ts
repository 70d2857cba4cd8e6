import type { Light } from '../../../core/events.ts'
import type { MarketSettings } from '../../../core/settings.ts'
import { lightOf } from '../../../process/bidding/light.ts'
import type { OpenPoint } from './verdict.ts'
import type { Witnesses } from './witnesses.ts'

/**
 * The light of each price (rules 4). With target and yellow opened it is computed; else all lights of
 * one journal must fit one target and one beginning of yellow.
 */
export class LightCheck {
  readonly #witnesses: Witnesses
  readonly #yellowFromPercent: number | null
  readonly #settings: MarketSettings
  #highestRedEur = 0
  #lowestYellowEur = Number.POSITIVE_INFINITY
  #highestBelowEur = 0
  #lowestGreenEur = Number.POSITIVE_INFINITY

  constructor(witnesses: Witnesses, settings: MarketSettings, yellowFromPercent: number | null) {
    this.#witnesses = witnesses
    this.#settings = settings
    this.#yellowFromPercent = yellowFromPercent
  }

  /** What the light should be, or null when the one in the journal is possible. */
  fault(light: Light, amountEur: number | null): Light | 'not_green' | 'not_this' | null {
    if (amountEur === null) return light === 'none' ? null : 'none'
    const { targetPriceEur } = this.#witnesses
    if (amountEur >= targetPriceEur && light !== 'green') return 'green'
    if (amountEur < targetPriceEur && light === 'green') return 'not_green'
    if (light === 'none') return 'not_this'
    if (this.#yellowFromPercent !== null) {
      const secrets = { targetPriceEur, yellowFromPercent: this.#yellowFromPercent }
      const exact = lightOf(secrets, amountEur)
      return exact === light ? null : exact
    }
    this.#note(light, amountEur)
    return this.#isPossible() ? null : 'not_this'
  }

  openPoints(light: Light): readonly OpenPoint[] {
    if (light === 'none') return []
    if (!this.#witnesses.isTargetOpen) return ['target']
    return light === 'green' || this.#yellowFromPercent !== null ? [] : ['yellow']
  }

  #note(light: 'red' | 'yellow' | 'green', amountEur: number): void {
    if (light === 'green') {
      this.#lowestGreenEur = Math.min(this.#lowestGreenEur, amountEur)
      return
    }
    this.#highestBelowEur = Math.max(this.#highestBelowEur, amountEur)
    if (light === 'red') this.#highestRedEur = Math.max(this.#highestRedEur, amountEur)
    else this.#lowestYellowEur = Math.min(this.#lowestYellowEur, amountEur)
  }

  /** Whether one target and one percent give all the lights so far. */
  #isPossible(): boolean {
    const { yellowFromPercentMin, yellowFromPercentMax } = this.#settings
    const { targetPriceEur, isTargetKnown } = this.#witnesses
    const aboveEur = isTargetKnown ? targetPriceEur - 1 : this.#highestBelowEur
    const mostEur = isTargetKnown ? targetPriceEur : this.#lowestGreenEur
    for (let percent = yellowFromPercentMin; percent <= yellowFromPercentMax; percent += 1) {
      const leastEur = 1 + Math.max(aboveEur, Math.floor((this.#highestRedEur * 100) / percent))
      if (leastEur <= Math.min(mostEur, Math.floor((this.#lowestYellowEur * 100) / percent))) {
        return true
      }
    }
    return false
  }
}
