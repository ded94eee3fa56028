// The duel as an OpenSpiel game in C++ with explicit chance: every drawn card is a chance node. Hands, draw piles and
// tops are bit sets (card n is bit n), as in our own engine: what differs is the framework.
//
// Compiled as a library and loaded beside the installed OpenSpiel, whose registry then knows the game.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "open_spiel/abseil-cpp/absl/random/distributions.h"
#include "open_spiel/spiel.h"

namespace open_spiel::duel {
namespace {

using Cards = uint64_t;

constexpr int kLowest = 2, kPile = 58, kEnd = 4 * kPile;
constexpr int kHand = 6, kMinimum = 2;
constexpr Cards kAll = ((Cards{1} << 60) - 1) & ~Cards{3};

const GameType kGameType{
    /*short_name=*/"benchmark_duel_cpp",
    /*long_name=*/"The Game: Le Duel",
    GameType::Dynamics::kSequential,
    GameType::ChanceMode::kExplicitStochastic,
    GameType::Information::kImperfectInformation,
    GameType::Utility::kZeroSum,
    GameType::RewardModel::kTerminal,
    /*max_num_players=*/2,
    /*min_num_players=*/2,
    /*provides_information_state_string=*/false,
    /*provides_information_state_tensor=*/false,
    /*provides_observation_string=*/false,
    /*provides_observation_tensor=*/false,
    /*parameter_specification=*/{}};

Cards Only(int number) { return Cards{1} << number; }
Cards Above(Cards top) { return ~((top << 1) - 1); }
Cards Below(Cards top) { return top - 1; }
Cards Climbs(Cards top) { return Above(top) | top >> 10; }
Cards Falls(Cards top) { return Below(top) | top << 10; }

struct Side {
  Cards hand = 0, deck = kAll, rising = Only(1), falling = Only(60);
};

// Cards for the own rising, own falling, the opponent's rising and falling pile.
struct Offers {
  Cards rising, falling, foe_rising, foe_falling;
  bool Empty() const { return !(rising | falling | foe_rising | foe_falling); }
};

class DuelState : public State {
 public:
  explicit DuelState(std::shared_ptr<const Game> game) : State(std::move(game)) {}
  DuelState(const DuelState&) = default;

  Player CurrentPlayer() const override {
    if (winner_ >= 0) return kTerminalPlayerId;
    return turn_ < 0 || owed_ > 0 ? kChancePlayerId : turn_;
  }

  bool IsTerminal() const override { return winner_ >= 0; }

  std::vector<Action> LegalActions() const override {
    if (IsTerminal()) return {};
    if (IsChanceNode()) return LegalChanceOutcomes();
    const Offers offers = LegalOffers();
    std::vector<Action> actions;
    actions.reserve(25);
    Append(&actions, offers.rising, -kLowest);
    Append(&actions, offers.falling, kPile - kLowest);
    Append(&actions, offers.foe_rising, 2 * kPile - kLowest);
    Append(&actions, offers.foe_falling, 3 * kPile - kLowest);
    if (laid_ >= kMinimum) actions.push_back(kEnd);
    return actions;
  }

  ActionsAndProbs ChanceOutcomes() const override {
    if (turn_ < 0) return {{0, 0.5}, {1, 0.5}};
    const Cards deck = sides_[drawer_].deck;
    const double probability = 1.0 / std::popcount(deck);
    ActionsAndProbs outcomes;
    outcomes.reserve(std::popcount(deck));
    for (Cards rest = deck; rest; rest &= rest - 1) outcomes.emplace_back(std::countr_zero(rest), probability);
    return outcomes;
  }

  std::vector<double> Returns() const override {
    if (winner_ < 0) return {0.0, 0.0};
    return winner_ == 0 ? std::vector<double>{1.0, -1.0} : std::vector<double>{-1.0, 1.0};
  }

  std::string ActionToString(Player player, Action action) const override {
    if (player == kChancePlayerId) return absl::StrCat(turn_ < 0 ? "first " : "draw ", action);
    if (action == kEnd) return "end";
    static constexpr const char* kPiles[] = {"^", "v", ">^", ">v"};
    return absl::StrCat(action % kPile + kLowest, kPiles[action / kPile]);
  }

  std::string ToString() const override { return HistoryString(); }
  std::unique_ptr<State> Clone() const override { return std::unique_ptr<State>(new DuelState(*this)); }

 protected:
  void DoApplyAction(Action action) override {
    if (turn_ < 0) {
      turn_ = static_cast<int>(action);
      Deal(0, kHand);
    } else if (owed_ > 0) {
      Receive(Only(static_cast<int>(action)));
    } else if (action == kEnd) {
      EndTurn();
    } else {
      Lay(static_cast<int>(action) / kPile, Only(static_cast<int>(action) % kPile + kLowest));
    }
  }

 private:
  static void Append(std::vector<Action>* actions, Cards cards, int offset) {
    for (; cards; cards &= cards - 1) actions->push_back(std::countr_zero(cards) + offset);
  }

  Offers LegalOffers() const {
    const Side& me = sides_[turn_];
    const Side& foe = sides_[1 - turn_];
    Offers offers{me.hand & Climbs(me.rising), me.hand & Falls(me.falling), 0, 0};
    if (helped_) return offers;
    offers.foe_rising = me.hand & Below(foe.rising);
    offers.foe_falling = me.hand & Above(foe.falling);
    if (laid_ > 0) return offers;
    const Cards helping = offers.foe_rising | offers.foe_falling;
    const Cards own = offers.rising | offers.falling;
    return {Followed(offers.rising, offers.falling | helping, me.hand, Climbs),
            Followed(offers.falling, offers.rising | helping, me.hand, Falls),
            Followed(offers.foe_rising, own, me.hand, nullptr), Followed(offers.foe_falling, own, me.hand, nullptr)};
  }

  // A first card must leave a second one: one for another pile, or a next one for the same.
  static Cards Followed(Cards first, Cards others, Cards hand, Cards (*fits)(Cards)) {
    if (others & (others - 1)) return first;
    Cards kept = 0;
    for (; first; first &= first - 1) {
      const Cards card = first & -first;
      const Cards seconds = others | (fits ? hand & fits(card) : 0);
      if (seconds & ~card) kept |= card;
    }
    return kept;
  }

  void Lay(int pile, Cards card) {
    Side& me = sides_[turn_];
    Side& foe = sides_[1 - turn_];
    (pile == 0 ? me.rising : pile == 1 ? me.falling : pile == 2 ? foe.rising : foe.falling) = card;
    helped_ |= pile >= 2;
    me.hand ^= card;
    ++laid_;
    if (!me.hand && !me.deck) winner_ = turn_;
  }

  void EndTurn() {
    const Side& me = sides_[turn_];
    const int wanted = helped_ ? kHand - std::popcount(me.hand) : 2;
    const int owed = std::min(wanted, std::popcount(me.deck));
    const int seat = turn_;
    turn_ = 1 - turn_;
    if (owed > 0) {
      Deal(seat, owed);
    } else {
      BeginTurn();
    }
  }

  void Deal(int seat, int cards) {
    drawer_ = seat;
    owed_ = cards;
  }

  void Receive(Cards card) {
    sides_[drawer_].deck ^= card;
    sides_[drawer_].hand |= card;
    if (--owed_ > 0) return;
    if (drawer_ == 0 && sides_[1].deck == kAll) {
      Deal(1, kHand);
    } else {
      BeginTurn();
    }
  }

  void BeginTurn() {
    laid_ = 0;
    helped_ = false;
    if (LegalOffers().Empty()) winner_ = 1 - turn_;
  }

  Side sides_[2];
  int turn_ = -1, drawer_ = 0, owed_ = 0, laid_ = 0, winner_ = -1;
  bool helped_ = false;
};

class DuelGame : public Game {
 public:
  explicit DuelGame(const GameParameters& params) : Game(kGameType, params) {}
  int NumDistinctActions() const override { return kEnd + 1; }
  std::unique_ptr<State> NewInitialState() const override {
    return std::unique_ptr<State>(new DuelState(shared_from_this()));
  }
  int MaxChanceOutcomes() const override { return 60; }
  int NumPlayers() const override { return 2; }
  double MinUtility() const override { return -1; }
  double MaxUtility() const override { return 1; }
  absl::optional<double> UtilitySum() const override { return 0; }
  int MaxGameLength() const override { return 2 * (58 + 29); }
};

std::shared_ptr<const Game> Factory(const GameParameters& params) {
  return std::shared_ptr<const Game>(new DuelGame(params));
}

REGISTER_SPIEL_GAME(kGameType, Factory);

}  // namespace
}  // namespace open_spiel::duel

namespace {

// As benchmarks/contestant.py has it.
struct Tally {
  int64_t seen = 0, moves = 0, squares = 0, wins = 0;
};

// One match as OpenSpiel's own random rollouts play it.
void PlayMatch(const open_spiel::Game& game, std::mt19937* rng, Tally* tally) {
  std::unique_ptr<open_spiel::State> state = game.NewInitialState();
  int64_t moves = 0;
  int starter = -1;
  while (!state->IsTerminal()) {
    if (state->IsChanceNode()) {
      const open_spiel::ActionsAndProbs outcomes = state->ChanceOutcomes();
      state->ApplyAction(open_spiel::SampleAction(outcomes, *rng).first);
    } else {
      if (starter < 0) starter = state->CurrentPlayer();
      const std::vector<open_spiel::Action> actions = state->LegalActions();
      state->ApplyAction(actions[absl::Uniform(*rng, 0u, actions.size())]);
      ++moves;
    }
  }
  ++tally->seen;
  tally->moves += moves;
  tally->squares += moves * moves;
  tally->wins += state->PlayerReturn(starter) > 0;
}

}  // namespace

extern "C" void Play(int matches, uint32_t seed, Tally* tally) {
  static const std::shared_ptr<const open_spiel::Game> game = open_spiel::LoadGame("benchmark_duel_cpp");
  std::mt19937 rng(seed);
  while (matches-- > 0) PlayMatch(*game, &rng, tally);
}
