/** Every file that declares stages. */
import '../powers/looks.js'
import '../rounds/cleanup.js'
import '../rounds/dominance.js'
import '../rounds/event-effects.js'
import '../rounds/planning.js'
import '../rounds/reinforcement.js'
import '../rounds/setup.js'
import '../rounds/struggle.js'
