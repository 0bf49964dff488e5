import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { show } from '../../../../engine/rebellion/text/show.js'
import { playByChance } from '../../../transcripts/games.js'

const REBEL = 0
const EMPIRE = 1

test('the fixed first game is drawn as the Empire sees it', () => {
  const state = rebellion.start({ setup: 'first' }, 'drawing')
  const lines = rebellion.show(state, EMPIRE).split('\n')
  assert.equal(lines.slice(2, 12), [
    'Empire free: Palpatine, Vader, Tarkin, Tagge. Rebels free: Mothma, Dodonna,',
    '  Rieekan, Leia. Base possible (?): 26 systems.',
    '1 MON CALAMARI                         2 NAL HUTTA',
    '·?  Mon Calamari   △□                  ·?  Kessel         ▲',
    '·?  Felucia        ▲                   ·?  Nal Hutta      ▲△',
    '-?  Yavin                              ·?  Toydaria       ○',
    'E   Saleucami      ●  SD 2TF/2ST AS    R?  Bothawui       ●  CC TP YW XW/3RT',
    '                                                             SP',
    '3 GEONOSIS                             4 MUSTAFAR',
    '-?  Tatooine                           E   Mustafar       △○ AC 2TF/2ST AS',
  ])
})

test('a drawing is never wider than 80 columns, whoever looks', () => {
  playByChance(rebellion, {}, 'wide', (state, _move, number) => {
    if (number % 20 !== 0) return
    for (const reader of ['all', REBEL, EMPIRE] as const)
      for (const line of rebellion.show(state, reader).split('\n'))
        assert.ok(line.length <= 80, line)
  })
})

test('what is drawn for a side is drawn from its observation alone', () => {
  playByChance(rebellion, {}, 'masked', (state, _move, number) => {
    if (number % 20 !== 0) return
    for (const side of [REBEL, EMPIRE])
      assert.is(rebellion.show(state, side), rebellion.show(rebellion.observe(state, side), side))
  })
})

test('letters stand for the icons where they cannot be drawn', () => {
  const state = rebellion.start({ setup: 'first' }, 'drawing')
  const text = show(state, 'all', { ascii: true })
  assert.match(text, /Corellia {7}ts/)
  assert.not.match(text, /[△○□▲●■·]/)
})

test.run()
