/** Who comes from outside, beside the trades and people of art/trades.ts. */
import { cast } from '../../../art/trades';

export const STRANGERS = cast(`
architect: chaperon lapels dividers | king-dan: crown ermine sceptre | kings-order: crown ermine letter
principi: coronet chain scroll | outsider-assassin: shawl cloak dagger | outsider-carpenter: furhood apron saw
outsider-champion: crest fur sword | outsider-envoy: turban cloak scroll | outsider-guardian: nasal fur shield
outsider-hunter: furhood strap bow | outsider-mercenary: kettle fur spear | outsider-outrider: shawl strap horn
outsider-protector: nasal mail club | outsider-rogue: shawl laces rope | outsider-scholar: turban lapels book
outsider-translator: turban chain quill | outsider-tyrant: crest fur axe | outsider-warrior: furhood studs axe
outsider-adventurer: bycocket fur rope | outsider-advocate: furhat lapels scroll
outsider-shieldmaiden: circlet fur shield F | outsider-vigilante: shawl mail sword
`);
