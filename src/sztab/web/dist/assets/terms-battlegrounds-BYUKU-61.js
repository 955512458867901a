var e=`### Presets and options: Battlegrounds.

## Presets

battlegrounds-preset-battle = Bitva
battlegrounds-preset-battle-text = Každý proti každému: sbírej dvojice a nič tanky. Pro 2 až 4 hráče.
battlegrounds-preset-team = Týmová varianta
battlegrounds-preset-team-text = Dva na dva, každý tým má společnou herní oblast. Pro 4 hráče.
battlegrounds-preset-family = Rodinná varianta
battlegrounds-preset-family-text = Pexeso s figurkami: hledej dvojice mezi zakrytými žetony. Pro 2 až 4 hráče.
battlegrounds-preset-solo = Sólo
battlegrounds-preset-solo-text = Jeden hráč proti dělostřelectvu, o hodnost 1 až 6 hvězdiček.

## variant

battlegrounds-toggle-variant = Varianta
battlegrounds-toggle-variant-text = Která ze čtyř her na tomto plánu se hraje.
battlegrounds-toggle-variant-battle = Bitva
battlegrounds-toggle-variant-team = Týmová
battlegrounds-toggle-variant-family = Rodinná
battlegrounds-toggle-variant-solo = Sólo

## dealing

battlegrounds-toggle-dealing = Rozdání karet tanků
battlegrounds-toggle-dealing-text = Zda se karty tanků rozdají náhodně, nebo se vyloží a postupně vybírají.
battlegrounds-toggle-dealing-random = Náhodně
battlegrounds-toggle-dealing-draft = Draft
battlegrounds-condition-dealing-draft-variant = Draft je jen v Bitvě a Týmové variantě: Rodinná nemá karty tanků a v Sólu se dvě losují.

## picture_set

battlegrounds-toggle-picture_set = Obrázky
battlegrounds-toggle-picture_set-text = Kolik je různých obrázků; čím méně, tím snáz vzniká dvojice.
battlegrounds-toggle-picture_set-16x4 = 16 obrázků, každý na 4 žetonech
battlegrounds-toggle-picture_set-8x8 = 8 obrázků, každý na 8 žetonech

## victory_check

battlegrounds-toggle-victory_check = Dosažení cíle
battlegrounds-toggle-victory_check-text = Kdy vyhrává hráč, který dosáhl cílového počtu bodů.
battlegrounds-toggle-victory_check-immediate = Ihned
battlegrounds-toggle-victory_check-end_of_own_turn = Na konci vlastního tahu
battlegrounds-condition-victory_check-end_of_own_turn-variant = Na konec vlastního tahu může čekat jen Bitva; ostatní varianty končí ihned.

## respawn_on_dud

battlegrounds-toggle-respawn_on_dud = Návrat na nevybuchlý granát
battlegrounds-toggle-respawn_on_dud-text = Co se stane, když se figurka vrací na pole základny s nevybuchlým granátem.
battlegrounds-toggle-respawn_on_dud-defuse_if_forced = Jen když jiné pole nezbývá; nevybuchlý granát je neškodný
battlegrounds-toggle-respawn_on_dud-destroy = Dovolen vždy; tank je zničen
battlegrounds-condition-respawn_on_dud-destroy-variant = Nevybuchlé granáty jsou na plánu jen v Bitvě a Týmové variantě.

## friendly_fire

battlegrounds-toggle-friendly_fire = Palba do vlastních
battlegrounds-toggle-friendly_fire-text = Zda smíš střílet na spoluhráčův tank; bodový žeton nikdo nedostane.
battlegrounds-toggle-friendly_fire-false = Nedovolena
battlegrounds-toggle-friendly_fire-true = Dovolena
battlegrounds-condition-friendly_fire-true-variant = Palba do vlastních vyžaduje tým: zvol Týmovou variantu.

## pairing

battlegrounds-toggle-pairing = Tvoření dvojic
battlegrounds-toggle-pairing-text = Zda dvojice vznikají samy, nebo je tvoříš a smíš čekat na speciální žeton.
battlegrounds-toggle-pairing-automatic = Automatické
battlegrounds-toggle-pairing-manual = Tvoří je hráč
battlegrounds-condition-pairing-manual-variant = V Rodinné variantě se dvojice hledají na plánu, takže je nikdo netvoří.

## direction_reversal

battlegrounds-toggle-direction_reversal = Rovnou zpět se Směrem
battlegrounds-toggle-direction_reversal-text = Zda se smí při pohybu s vylepšením Směr jet rovnou zpět.
battlegrounds-toggle-direction_reversal-true = Dovoleno
battlegrounds-toggle-direction_reversal-false = Nedovoleno
battlegrounds-condition-direction_reversal-false-variant = Rodinná varianta nemá karty tanků, a tedy ani Směr.

## reactive_armour

battlegrounds-toggle-reactive_armour = Pancíř v odpovědi na výstřel
battlegrounds-toggle-reactive_armour-text = Zda smíš položit připravený Pancíř na svůj tank ve chvíli, kdy na něj někdo střílí.
battlegrounds-toggle-reactive_armour-false = Nedovolen
battlegrounds-toggle-reactive_armour-true = Dovolen
battlegrounds-condition-reactive_armour-true-variant = V Rodinné variantě ikony nepůsobí, takže Pancíř není.
`;export{e as default};