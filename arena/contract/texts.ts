import assert from 'node:assert/strict'
import { refused, tellsItsEvents } from './results.js'
import type { Checks } from './walks.js'

/** What people and scripts type and read. */
export const TEXTS: Checks = {
  'every move has a text of its own that parses back to it'({ game, every, decisions }) {
    decisions(every, ({ state, player, moves, count }) => {
      const texts = new Map<string, number>()
      const observation = game.observe(state, player)
      for (let i = 0; i < count; i++) {
        const move = moves[i] as number
        const text = game.describe(state, move)
        assert.ok(
          text.trim() === text && text !== '' && !text.includes('\n'),
          `text "${text}" of move ${move}`,
        )
        if (texts.has(text))
          throw new Error(`moves ${texts.get(text)} and ${move} are both "${text}"`)
        texts.set(text, move)
        assert.equal(game.parse(state, text), move, `"${text}"`)
        assert.equal(
          game.describe(observation, move),
          text,
          'its owner reads another text in his observation',
        )
      }
    })
  },

  'a wrong move text is an InputError'({ game, options, seed }) {
    const state = game.start(options, seed)
    refused(() => game.parse(state, 'no such move'))
    refused(() => game.parse(state, ''))
  },

  'wrong options and positions are InputErrors'({ game, seed }) {
    refused(() => game.start({ 'no-such-option': 'x' }, seed))
    for (const wrong of [null, 42, 'text', [], { game: 'no-such-game' }])
      refused(() => game.fromPosition(wrong), `no InputError for ${JSON.stringify(wrong)}`)
  },

  'what is told and shown is text'({ game, every, players, decisions }) {
    decisions(every, ({ state, chosen }) => {
      for (const reader of [...players, 'all'] as const) {
        tellsItsEvents(game, state, chosen, reader)
        assert.ok(game.show(state, reader).length > 0)
      }
    })
  },
}
