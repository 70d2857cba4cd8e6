import { lightOf } from '../../bidding/light.ts'
import type { Light } from '../../events.ts'
import type { MarketSettings } from '../../settings.ts'
import type { OpenPoint } from './verdict.ts'
import type { Witnesses } from './witnesses.ts'

/**
 * The light of each price (rules 4). With target and yellow opened it is reckoned; else all lights of
 * one journal must fit one target and one beginning of yellow.
 */
export class LightCheck {
  readonly #witnesses: Witnesses
  readonly #yellowFromPercent: number | null
  readonly #settings: MarketSettings
  #highestRedEur = 0
  #lowestYellowEur = Number.POSITIVE_INFINITY

  constructor(witnesses: Witnesses, settings: MarketSettings, yellowFromPercent: number | null) {
    this.#witnesses = witnesses
    this.#settings = settings
    this.#yellowFromPercent = yellowFromPercent
  }

  /** What the light should be, or null when the one told is possible. */
  fault(light: Light, amountEur: number | null): Light | 'not_green' | 'not_this' | null {
    if (amountEur === null) return light === 'none' ? null : 'none'
    const { targetPriceEur } = this.#witnesses
    if (amountEur >= targetPriceEur) return light === 'green' ? null : 'green'
    if (light === 'green') return 'not_green'
    if (light === 'none') return 'not_this'
    if (this.#yellowFromPercent !== null) {
      const secrets = { targetPriceEur, yellowFromPercent: this.#yellowFromPercent }
      const exact = lightOf(secrets, amountEur)
      return exact === light ? null : exact
    }
    return this.#isPossible(light, amountEur) ? null : 'not_this'
  }

  openPoints(light: Light): readonly OpenPoint[] {
    if (light === 'none') return []
    if (!this.#witnesses.isTargetOpen) return ['target']
    return light === 'green' || this.#yellowFromPercent !== null ? [] : ['yellow']
  }

  #isPossible(light: 'red' | 'yellow', amountEur: number): boolean {
    if (light === 'red') this.#highestRedEur = Math.max(this.#highestRedEur, amountEur)
    else this.#lowestYellowEur = Math.min(this.#lowestYellowEur, amountEur)
    if (this.#highestRedEur >= this.#lowestYellowEur) return false
    if (!this.#witnesses.isTargetOpen) return true
    const { yellowFromPercentMin, yellowFromPercentMax } = this.#settings
    const { targetPriceEur } = this.#witnesses
    return light === 'yellow'
      ? amountEur * 100 >= targetPriceEur * yellowFromPercentMin
      : amountEur * 100 < targetPriceEur * yellowFromPercentMax
  }
}
